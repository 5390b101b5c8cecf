interface Pasted {
  readonly kind: string
  readonly typed: string
  /** A text that the search has to find. */
  readonly stored: string
}

/**
 * Texts that people paste into a search, each with the stored text it must find in every list, picker and the palette.
 */
export const PASTED: readonly Pasted[] = [
  { kind: 'a whole URL', typed: 'https://aditi-39.shops.example/menu?from=mail#top', stored: 'aditi-39.shops.example' },
  { kind: 'a URL with user, port and www', typed: 'HTTP://me:secret@www.aditi-39.shops.example:8443', stored: 'aditi-39.shops.example' },
  { kind: 'an address without its scheme', typed: 'aditi-39.shops.example/menu', stored: 'aditi-39.shops.example' },
  { kind: 'an address without its protocol', typed: '//aditi-39.shops.example/', stored: 'aditi-39.shops.example' },
  { kind: 'a full stop behind a domain', typed: 'aditi-39.shops.example.', stored: 'aditi-39.shops.example' },
  { kind: 'a host, of a stored URL', typed: 'aditi-39.shops.example', stored: 'https://aditi-39.shops.example/menu' },
  { kind: 'a URL in angle brackets', typed: '<https://aditi-39.shops.example>', stored: 'aditi-39.shops.example' },
  { kind: 'a link of the console', typed: 'admin-console://site/site-100039', stored: 'site-100039' },
  { kind: 'a link of the console to a name with a blank', typed: 'admin-console://plan/Growth%20plan', stored: 'Growth plan' },
  { kind: 'mailto:', typed: 'mailto:vijay@post.example?subject=Hello%20Vijay', stored: 'vijay@post.example' },
  { kind: 'an email address in angle brackets', typed: '<vijay@post.example>', stored: 'vijay@post.example' },
  { kind: 'an email address with its name', typed: '"Vijay Kaur" <vijay@post.example>;', stored: 'Vijay Kaur · vijay@post.example' },
  { kind: 'tel:', typed: 'tel:+91-88885-96292', stored: '8888596292' },
  { kind: 'tel: with blanks', typed: 'tel:+91 88885 96292', stored: '8888596292' },
  { kind: 'a number in brackets', typed: '(88885) 96292', stored: '8888596292' },
  { kind: 'a number with a zero in brackets', typed: '+91 (0)88885 96292', stored: '8888596292' },
  { kind: 'a number with dots', typed: '88885.96292', stored: '8888596292' },
  { kind: 'a number with a slash', typed: '022/23456789', stored: '02223456789' },
  { kind: 'a number with hyphens that do not break', typed: '88885\u201196292', stored: '8888596292' },
  { kind: 'a number behind a name', typed: 'Vijay Kaur, +91 88885-96292', stored: 'Vijay Kaur 8888596292' },
  { kind: 'a number with an extension', typed: '022 2345 6789 ext 12', stored: '02223456789' },
  { kind: 'a number with ext. and without blanks', typed: '02223456789ext.12', stored: '(022) 2345-6789' },
  { kind: 'a number with x', typed: '(022) 2345-6789 x12', stored: '02223456789' },
  { kind: 'a number with x at its end', typed: '02223456789x12', stored: '02223456789' },
  { kind: 'a number with extn', typed: '+91 22 2345 6789, Extn: 12', stored: '02223456789' },
  { kind: 'a number with #', typed: '022-23456789 #12', stored: '02223456789' },
  { kind: 'tel: with an extension', typed: 'tel:+91-22-2345-6789;ext=12', stored: '02223456789' },
  { kind: 'a number with an extension behind a name', typed: 'Vijay Kaur, 022 2345 6789 ext 12', stored: 'Vijay Kaur 02223456789' },
  { kind: 'a number, of a stored one with an extension', typed: '02223456789', stored: '022 2345 6789 ext 12' },
  { kind: 'a short number in groups', typed: '2345-6789', stored: '02223456789' },
  { kind: 'digits, of a stored number in brackets', typed: '02223456789', stored: '(022) 2345-6789' },
  { kind: 'digits without the zero, of a stored number in brackets', typed: '2223456789', stored: '(022) 2345-6789' },
  { kind: 'digits, of a stored number with dots', typed: '8888596292', stored: '88885.96292' },
  { kind: 'digits, of a number within a stored sentence', typed: '8888596292', stored: 'Call Vijay: (88885) 96292, after six.' },
  { kind: 'Devanagari digits', typed: '८८८८५९६२९२', stored: '8888596292' },
  { kind: 'Arabic digits', typed: '٨٨٨٨٥٩٦٢٩٢', stored: '8888596292' },
  { kind: 'full-width digits', typed: '８８８８５９６２９２', stored: '8888596292' },
  { kind: 'digits, of stored Devanagari digits', typed: '8888596292', stored: '८८८८५ ९६२९२' },
  { kind: 'NFD', typed: 'Cafe\u0301', stored: 'Caf\u00E9' },
  { kind: 'NFC, of stored NFD', typed: 'caf\u00E9', stored: 'Cafe\u0301' },
  { kind: 'a hyphen that does not break', typed: 'aditi\u2011exports', stored: 'Aditi-Exports' },
  { kind: 'a hyphen, of a stored one that does not break', typed: 'aditi-exports', stored: 'Aditi\u2011Exports' },
  { kind: 'blanks that do not break', typed: 'Aditi\u00A0Exports', stored: 'Aditi Exports' },
  { kind: 'invisible characters', typed: '\u202A\u200BAditi\u00AD Exports\u202C\uFEFF', stored: 'Aditi Exports' },
  { kind: 'a word, of a stored one with invisible characters', typed: 'exports', stored: 'Aditi Ex\u200Bports' },
  { kind: 'quotation marks', typed: '“Aditi Exports”', stored: 'Aditi Exports' },
  { kind: 'a curly apostrophe', typed: 'O’Brien', stored: "O'Brien" },
]

/** Three samples for drawn fields. All fields use one search rule, whose own test has every text. */
export const SOME_PASTED = PASTED.filter(({ kind }) => ['a whole URL', 'tel:', 'Devanagari digits'].includes(kind))
