/** Texts that the spec quotes, verbatim, and in their style those it leaves open. */

export const NO_ACCESS = "Dear User, You don't have access to this page."
export const ENTER_NOTES = 'Please Enter Notes'
export const ENTER_MENU_NAME = 'Please enter Menu Name'
export const SELECT_MENU_STATUS = 'Please Select Menu Status'
export const IMAGE_TOO_LARGE = 'Please Upload Image of correct file size.'
export const IMAGE_NOT_SQUARE = 'Please Upload image with Height and Width of 267px dimensions.'
export const ANOTHER_WALKING =
  'A Booking Menu with WALKING reservation type already exist, A Site is not allowed to have more than 1 WALKING reservation type for Bookings.'
export const FILL_REQUIRED = 'please fill required details'
export const SURE_TO_CANCEL = 'Sure to cancel?'
export const MENU_CREATED = 'Menu Successfully Created'
export const MENU_UPDATED = 'Menu Successfully Updated'
/** Shown without the blank that the source has before it. */
export const SERVICES_DELETED = 'Successfully Service Deleted'
export const DELETE_FAILED = 'Graphql err'
export const COPY_FAILED = 'Product Update Error'
export const SAVED = 'Saved Successfully'

export const SOMETHING_WENT_WRONG = 'Something Went Wrong...'
export const SETTING_UPDATED = 'Updated Successfully...'
/** What a bank field lacks: "Please enter Bank Name." */
export const enterBankField = (label: string): string => `Please enter ${label}.`
/** The source has no words for it. */
export const ACCOUNT_NUMBER_NUMERIC = 'Account Number must consist of digits.'

export const MERCHANT_ID_FOUR_DIGITS = 'Aggregator Merchant Id must be a 4-digit number'
export const MERCHANT_ID_MISSING = 'Aggregator Merchant Id Is a mandatory field.'
/** The source has no words for these. */
export const MERCHANT_ID_LETTERS = 'Aggregator Merchant Id must consist of letters and digits.'
export const SELECT_SYSTEM = 'Please select Aggregator System'
export const SELECT_MANAGED = 'Please select Managed by Recaho'
export const SELECT_SWIGGY = 'Please select Swiggy direct'
export const FALCON_FSSAI = 'Please Update FSSAI into the system'
export const FALCON_DESCRIPTION = 'Please Update Description, logo and Site Images into the system'
export const FALCON_CUSTOMER = 'Please Update Customer Details into the system'
export const FALCON_PLACE = 'Please Update Latitude and longitude from the settings'
export const FALCON_ADDRESS = 'Please Update Address from the settings'
export const falconRefused = (details: string): string => `Failed to Register FALCON account, ${details}`

/** Titles of the dialogs, verbatim. */
export const UPDATE_MENU = 'Update Menu'
export const ADD_SUB_MENU = 'Add Sub Menu'
export const UPDATE_SUB_MENU = 'update Sub Menu'
export const LABELS_TITLE = 'Add Labels'
/** The button's own spelling. */
export const LABELS_BUTTON = 'Add Lables'
export const DELETE_ALL = 'Delete All Service & Category'

export const INVOICE_FORMAT = 'Invoice Format'
export const NAME_EVERY_FIELD = 'Name the field, or remove it.'
export const MENU_NOT_SAVED = 'The menu could not be saved.'
export const MENU_GONE = 'There is no such menu'
export const SETTING_FAILED = 'The settings of the menu could not be loaded.'
export const FORMAT_NOT_SAVED = 'The invoice format could not be saved.'
export const FORMAT_FAILED = 'The invoice format could not be loaded.'

export const MENUS_FAILED = 'The menus could not be loaded.'
export const LABEL_NOT_SAVED = 'The label could not be saved.'
export const LABELS_FAILED = 'The labels could not be loaded.'
export const NO_SITE_CHOSEN = 'Choose a site in the list to manage its menus.'
export const MAY_NOT_CHANGE = 'Your permissions do not allow you to change menus.'
export const SAVING = 'Saving'
export const IMAGE_BUSY = 'The image is still being stored.'
export const COPY_MONDAY = 'Copy Monday to all days'
