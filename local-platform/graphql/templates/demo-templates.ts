/** A message as a merchant would send it. */
export interface DemoTemplate {
  readonly name: string
  readonly subject: string
  readonly text: string
}

/** The demo's templates, every third one an email. */
export const DEMO_TEMPLATES: readonly DemoTemplate[] = [
  {
    name: 'Renewal reminder',
    subject: 'Your plan ends soon',
    text: 'Dear _custName_, the plan _sitePlan_ of _companyName_ ends soon. Renew it to keep _fqdn_ online.',
  },
  {
    name: 'Low balance',
    subject: 'Your wallet needs a recharge',
    text: 'Dear _custName_, the wallet of _companyName_ is low. Recharge it to keep your services.',
  },
  { name: 'Diwali greeting', subject: 'Happy Diwali 🪔', text: 'Dear _custName_, we wish everybody at _companyName_ a bright and happy Diwali! 🪔' },
  { name: 'Diwali greeting (Hindi)', subject: 'शुभ दीपावली', text: 'प्रिय _custName_, _companyName_ परिवार को दीपावली की हार्दिक शुभकामनाएँ! 🪔' },
  { name: 'Pongal greeting (Tamil)', subject: 'பொங்கல் வாழ்த்துக்கள்', text: 'அன்புள்ள _custName_, _companyName_ குடும்பத்தினருக்கு இனிய பொங்கல் வாழ்த்துக்கள்!' },
  { name: 'Eid greeting', subject: 'Eid Mubarak', text: 'Dear _custName_, Eid Mubarak to you and everybody at _companyName_. 🌙' },
  {
    name: 'Invitation to training',
    subject: 'Training on Thursday',
    text: 'Dear _custName_, join our training on Thursday at 16:00. We show what is new on _fqdn_.',
  },
  {
    name: 'New: online payments',
    subject: 'Your customers can pay online now',
    text: 'Dear _custName_, customers of _companyName_ can now pay by UPI and card.',
  },
  { name: 'Holiday hours', subject: 'Our support during the holidays', text: 'Dear _custName_, during the holidays our support answers from 10:00 to 18:00.' },
  {
    name: 'Price change',
    subject: 'New prices from next month',
    text: 'Dear _custName_, the price of _sitePlan_ changes next month. Your account manager will call you.',
  },
  { name: 'Customer survey', subject: 'How are we doing?', text: 'Dear _custName_, two questions, one minute: how do you like your site _fqdn_?' },
  {
    name: 'Welcome',
    subject: 'Welcome on board',
    text: 'Dear _custName_, welcome! Your site _fqdn_ is ready. Your account manager will help you with the first steps.',
  },
  { name: 'Invoice ready', subject: 'Your invoice', text: 'Dear _custName_, the invoice for _companyName_ is ready. Thank you for your payment.' },
  { name: 'Renewal reminder (Hindi)', subject: 'आपका प्लान समाप्त होने वाला है', text: 'प्रिय _custName_, _companyName_ का प्लान _sitePlan_ जल्द ही समाप्त हो रहा है।' },
  {
    name: 'Maintenance tonight',
    subject: 'Short maintenance tonight',
    text: 'Dear _custName_, _fqdn_ may be slow tonight between 02:00 and 03:00. Orders are not affected.',
  },
]
