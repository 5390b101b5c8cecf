/** Texts of the page area. Those with a source are the spec's to the letter, trailing blanks aside. */

export const INPUT_TITLE = 'Please input page title'
/** On create, with its two blanks. */
export const INPUT_CONTENT_ON_CREATE = 'Please input  Content'
/** On edit. */
export const INPUT_CONTENT_ON_EDIT = 'Please input content'
export const NO_IMAGE_FOUND = 'No Image Found !'
export const PAGE_CREATED = 'Page Created Successfully'
export const PAGE_SAVED = 'Page saved successfully'
export const TITLE_WITHOUT_LETTERS = 'Use at least one letter or digit: the name of the page is made of them.'
export const nameTaken = (pageName: string): string => `There is a page named ${pageName} already. Choose another title.`
export const LIST_FAILED = 'The pages could not be loaded.'
export const CREATE_FAILED = 'The page could not be created.'
export const SAVE_FAILED = 'The page could not be saved.'
export const IMAGE_BUSY = 'Wait until the photo is stored.'
export const IS_LOADING = 'The page is being loaded.'
export const NO_PAGE_CHOSEN = 'Choose a page to edit.'
export const NO_SUCH_PAGE = 'There is no such page'
export const NO_ACCESS_TO_CREATE = 'You do not have permission to create pages.'
export const NO_IMAGE_ADDRESS = 'The connection profile names no address of images.'
export const imagesLeftOut = (count: number): string => (count === 1 ? 'An image was not pasted' : `${count} images were not pasted`)
export const USE_IMAGE = 'The page can only show images that are stored on the internet. Add one from this computer with the Image button.'
