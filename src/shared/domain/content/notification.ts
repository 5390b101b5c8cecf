/** Messaging providers of a site. */
export const MESSAGING_SYSTEMS = ['MAYTAPI', 'BHARATTEXT', 'RECAHO'] as const

/** Channels of a site's notifications. */
export const COMM_CHANNELS = ['TELEGRAM', 'EMAIL'] as const

/** Groups of notification events, in the order of the source. */
export const NOTIFICATION_GROUPS = [
  'Business and Finance',
  'Inventory Management',
  'Master Management',
  'Online Ordering',
  'POS Operations',
  'User & Compliance',
] as const

export type NotificationGroup = (typeof NOTIFICATION_GROUPS)[number]

/** Something that happens at a site and that its users can be notified of. */
export interface NotificationEvent {
  /** What the platform keeps. It never changes; one that goes out of use is taken out of the tree, and a stored setting of it stays as it is. */
  readonly code: string
  readonly name: string
}

/**
 * The event tree: what a site can notify of, by business area. The source fixes the areas and leaves the events open; a further one is one more line here.
 */
export const NOTIFICATION_EVENTS: Readonly<Record<NotificationGroup, readonly NotificationEvent[]>> = {
  'Business and Finance': [
    { code: 'DAILY_SALES_SUMMARY', name: 'Daily sales summary' },
    { code: 'PAYMENT_RECEIVED', name: 'Payment received' },
    { code: 'PAYMENT_FAILED', name: 'Payment failed' },
    { code: 'REFUND_ISSUED', name: 'Refund issued' },
    { code: 'EXPENSE_ADDED', name: 'Expense added' },
    { code: 'OUTSTANDING_DUE', name: 'Outstanding due' },
  ],
  'Inventory Management': [
    { code: 'LOW_STOCK', name: 'Low stock' },
    { code: 'OUT_OF_STOCK', name: 'Out of stock' },
    { code: 'BATCH_EXPIRY', name: 'Batch about to expire' },
    { code: 'PURCHASE_ORDER_CREATED', name: 'Purchase order created' },
    { code: 'STOCK_RECEIVED', name: 'Stock received' },
    { code: 'STOCK_ADJUSTED', name: 'Stock adjusted' },
  ],
  'Master Management': [
    { code: 'PRODUCT_CREATED', name: 'Product created' },
    { code: 'PRODUCT_DELETED', name: 'Product deleted' },
    { code: 'PRICE_CHANGED', name: 'Price changed' },
    { code: 'MENU_CHANGED', name: 'Menu changed' },
    { code: 'TAX_CHANGED', name: 'Tax changed' },
  ],
  'Online Ordering': [
    { code: 'ORDER_PLACED', name: 'Order placed' },
    { code: 'ORDER_CANCELLED', name: 'Order cancelled' },
    { code: 'ORDER_RETURNED', name: 'Order returned' },
    { code: 'DELIVERY_DELAYED', name: 'Delivery delayed' },
    { code: 'STORE_OPENED_OR_CLOSED', name: 'Store opened or closed' },
  ],
  'POS Operations': [
    { code: 'DAY_OPENED', name: 'Day opened' },
    { code: 'DAY_CLOSURE', name: 'Day closure' },
    { code: 'BILL_CANCELLED', name: 'Bill cancelled' },
    { code: 'BILL_EDITED', name: 'Bill edited' },
    { code: 'DISCOUNT_GIVEN', name: 'Discount given' },
    { code: 'CASH_DRAWER_MISMATCH', name: 'Cash drawer mismatch' },
  ],
  'User & Compliance': [
    { code: 'USER_CREATED', name: 'User created' },
    { code: 'USER_DISABLED', name: 'User disabled' },
    { code: 'PERMISSION_CHANGED', name: 'Permission changed' },
    { code: 'SIGN_IN_FROM_NEW_DEVICE', name: 'Sign-in from a new device' },
    { code: 'DATA_EXPORTED', name: 'Data exported' },
  ],
}
