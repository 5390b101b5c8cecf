/** Payment options of a site, in the order of the source. */
export const PAYMENT_OPTIONS = [
  'COD',
  'RAZORPAY',
  'CCAVENUE',
  'PAYTM_EDC',
  'PAYTM_QR',
  'DOJO_EDC',
  'ICICI_EDC',
  'PINELABS_EDC',
  'PHONEPE_QR',
  'PHONEPE_EDC',
  'PHONEPE_COLLECT',
  'PAYPAL',
  'PAYMENT_BTN',
] as const
