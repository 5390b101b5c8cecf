/** Texts that the spec quotes, verbatim, and in their style those it leaves open. */

/** Source: MENU-009, LABEL-004, MSG2-010. */
export const NO_ACCESS = "Dear User, You don't have access to this page."
/** Source: MENU-026, MENU-029, MSG2-001. */
export const ENTER_NOTES = 'Please Enter Notes'
/** Source: MENU-022, MSG2-024. */
export const ENTER_MENU_NAME = 'Please enter Menu Name'
/** Source: MENU-023, MSG2-025. */
export const SELECT_MENU_STATUS = 'Please Select Menu Status'
/** Source: MENU-039, MSG2-026. */
export const IMAGE_TOO_LARGE = 'Please Upload Image of correct file size.'
/** Source: MENU-041, MSG2-027. */
export const IMAGE_NOT_SQUARE = 'Please Upload image with Height and Width of 267px dimensions.'
/** Source: MENU-053, MSG2-030. */
export const ANOTHER_WALKING =
  'A Booking Menu with WALKING reservation type already exist, A Site is not allowed to have more than 1 WALKING reservation type for Bookings.'
/** Source: LABEL-007, MSG2-037. */
export const FILL_REQUIRED = 'please fill required details'
/** Source: MENU-008, MSG2-056. */
export const SURE_TO_DELETE = 'Sure to delete?'
/** Source: LABEL-006, MSG2-056. */
export const SURE_TO_CANCEL = 'Sure to cancel?'
/** Source: MENU-035. */
export const MENU_CREATED = 'Menu Successfully Created'
/** Source: MENU-036. */
export const MENU_UPDATED = 'Menu Successfully Updated'
/** Shown without the blank that the source has before it. Source: MENU-012, MENU-013. */
export const SERVICES_DELETED = 'Successfully Service Deleted'
/** Source: MENU-014, MSG2-009. */
export const DELETE_FAILED = 'Graphql err'
/** Source: MENU-049, MSG2-008. */
export const COPY_FAILED = 'Product Update Error'
/** Source: LABEL-011. */
export const SAVED = 'Saved Successfully'

/** Source: MSET-020, AGGR-022, MSG2-005. */
export const SOMETHING_WENT_WRONG = 'Something Went Wrong...'
/** Source: MSET-021, MSET-022. */
export const SETTING_UPDATED = 'Updated Successfully...'
/** What a bank field lacks: "Please enter Bank Name." Source: MSET-015, AGGR-031, MSG2-036. */
export const enterBankField = (label: string): string => `Please enter ${label}.`
/** Source: MSET-016; the source has no words for it. */
export const ACCOUNT_NUMBER_NUMERIC = 'Account Number must consist of digits.'

/** Source: AGGR-005, MSG2-028. */
export const MERCHANT_ID_FOUR_DIGITS = 'Aggregator Merchant Id must be a 4-digit number'
/** Source: AGGR-007, AGGR-008, MSG2-029. */
export const MERCHANT_ID_MISSING = 'Aggregator Merchant Id Is a mandatory field.'
/** The source has no words for these. Source: AGGR-007, AGGR-010. */
export const MERCHANT_ID_LETTERS = 'Aggregator Merchant Id must consist of letters and digits.'
export const SELECT_SYSTEM = 'Please select Aggregator System'
export const SELECT_MANAGED = 'Please select Managed by Recaho'
export const SELECT_SWIGGY = 'Please select Swiggy direct'
/** Source: AGGR-013, MSG2-031. */
export const FALCON_FSSAI = 'Please Update FSSAI into the system'
/** Source: AGGR-014, MSG2-032. */
export const FALCON_DESCRIPTION = 'Please Update Description, logo and Site Images into the system'
/** Source: AGGR-015, MSG2-033. */
export const FALCON_CUSTOMER = 'Please Update Customer Details into the system'
/** Source: AGGR-016, MSG2-034. */
export const FALCON_PLACE = 'Please Update Latitude and longitude from the settings'
/** Source: AGGR-017, MSG2-035. */
export const FALCON_ADDRESS = 'Please Update Address from the settings'
/** Source: AGGR-021, MSG2-006. */
export const falconRefused = (details: string): string => `Failed to Register FALCON account, ${details}`

/** Titles of the dialogs, verbatim. Source: MENU-017, LABEL-002. */
export const UPDATE_MENU = 'Update Menu'
export const ADD_SUB_MENU = 'Add Sub Menu'
export const UPDATE_SUB_MENU = 'update Sub Menu'
export const LABELS_TITLE = 'Add Labels'
/** The button's own spelling. Source: LABEL-003. */
export const LABELS_BUTTON = 'Add Lables'
export const DELETE_ALL = 'Delete All Service & Category'

export const INVOICE_FORMAT = 'Invoice Format'
export const NAME_EVERY_FIELD = 'Name the field, or remove it.'
export const SETTING_FAILED = 'The settings of the menu could not be loaded.'
export const FORMAT_FAILED = 'The invoice format could not be loaded.'

export const MENUS_FAILED = 'The menus could not be loaded.'
export const LABELS_FAILED = 'The labels could not be loaded.'
/** The list of sites came in part, without this one. */
export const SITE_NOT_READ = 'Some sites could not be loaded from the platform, and this is probably one of them.'
export const SITE_FAILED = 'The site could not be looked up.'
export const NO_SITE_CHOSEN = 'Choose a site in the list to manage its menus.'
export const MAY_NOT_CHANGE = 'Your permissions do not allow you to change menus.'
export const SAVING = 'Saving'
export const IMAGE_BUSY = 'The image is still being stored.'
