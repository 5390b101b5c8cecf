/** The switches of the site form: the name in the platform's input, the label on screen, and what a new site starts with. */

export const SETTING_TOGGLES = [
  { name: 'whatsAppSeller', label: 'WhatsApp to seller', isOnByDefault: true },
  { name: 'whatsAppBuyer', label: 'WhatsApp to buyer', isOnByDefault: true },
  { name: 'emailAppBuyer', label: 'Email to buyer', isOnByDefault: true },
  { name: 'frontSite', label: 'Front site', isOnByDefault: true },
  { name: 'feedBackToBuyer', label: 'Feedback WhatsApp after completion', isOnByDefault: false },
  { name: 'inventory', label: 'Inventory', isOnByDefault: false },
  { name: 'isDayClosureEnabled', label: 'Day closure', isOnByDefault: false },
  { name: 'isCounterEnabled', label: 'Counter', isOnByDefault: false },
  { name: 'isReturnOrderEnabled', label: 'Manage return', isOnByDefault: false },
  { name: 'dashboardRangeEnabled', label: 'Dashboard date range', isOnByDefault: false },
  { name: 'digitalCard', label: 'Digital card', isOnByDefault: false },
  { name: 'SpeechSearch', label: 'Speech search', isOnByDefault: false },
  { name: 'invoice', label: 'Invoice', isOnByDefault: false },
  { name: 'festivalBanners', label: 'Festival banners', isOnByDefault: false },
  { name: 'diningSetup', label: 'Dining setup', isOnByDefault: false },
  { name: 'isWebAppEnabled', label: 'Web app', isOnByDefault: false },
  { name: 'isDemoSite', label: 'Demo site', isOnByDefault: false },
  { name: 'showSupportNumber', label: 'Show support number', isOnByDefault: false },
]

export const GROUP_TOGGLES = [
  { name: 'isGroupAdmin', label: 'Group admin', isOnByDefault: false },
  { name: 'isGroupReward', label: 'Group reward', isOnByDefault: false },
]

export const PREMIUM_TOGGLES = [
  { name: 'isOrderTimelineEnabled', label: 'Order timeline', isOnByDefault: false },
  { name: 'isApprovalEnabled', label: 'Approval discount', isOnByDefault: false },
  { name: 'isFutureOrderEnabled', label: 'Future order', isOnByDefault: false },
  { name: 'isManageOutletsEnabled', label: 'Manage outlets', isOnByDefault: false },
  { name: 'isMasterKdsEnabled', label: 'Master KDS', isOnByDefault: false },
  { name: 'isCurrencyConversionEnabled', label: 'Currency conversion', isOnByDefault: false },
  { name: 'isBatchExpiryEnabled', label: 'Batch expiry', isOnByDefault: false },
  { name: 'isManageOutstandingEnabled', label: 'Manage outstanding', isOnByDefault: false },
]

export const EDIT_TOGGLES = [
  { name: 'isCustomWhatsapp', label: 'Custom WhatsApp', isOnByDefault: false },
  { name: 'htmlPrint', label: 'HTML print', isOnByDefault: false },
  { name: 'newOrderAppEnabled', label: 'New order app', isOnByDefault: false },
  { name: 'oldOrderAppEnabled', label: 'Old order app', isOnByDefault: false },
  { name: 'isManualDayClosure', label: 'Manual day closure', isOnByDefault: false },
  { name: 'isCustOnGroupEnabled', label: 'Customers on group', isOnByDefault: false },
  { name: 'commChannelEnabled', label: 'Communication channels', isOnByDefault: false },
]
