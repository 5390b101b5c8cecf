/** Languages a customer can be addressed in, in the order of the source. */
export const CUSTOMER_LANGUAGES = ['English', 'Hindi', 'Marathi', 'Punjabi', 'Gujarati', 'Malayalam', 'Tamil', 'Telugu'] as const
