/** Features that the page needs: writing to the clipboard, and announcements to screen readers. */
const ALLOWED = ['aria-notify', 'clipboard-write']

/**
 * Every feature that the Chromium of the pinned Electron knows, and those that went since Electron 33: what is not
 * named here would be allowed.
 */
const DENIED = [
  'accelerometer autoplay browsing-topics camera captured-surface-control ch-device-memory ch-downlink ch-dpr ch-ect ch-prefers-color-scheme',
  'ch-prefers-reduced-motion ch-prefers-reduced-transparency ch-rtt ch-save-data ch-ua ch-ua-arch ch-ua-bitness ch-ua-form-factors ch-ua-full-version',
  'ch-ua-full-version-list ch-ua-high-entropy-values ch-ua-mobile ch-ua-model ch-ua-platform ch-ua-platform-version ch-ua-wow64 ch-viewport-height',
  'ch-viewport-width ch-width clipboard-read compute-pressure cross-origin-isolated deferred-fetch deferred-fetch-minimal digital-credentials-create',
  'digital-credentials-get display-capture encrypted-media fullscreen gamepad geolocation gyroscope hid identity-credentials-get idle-detection interest-cohort',
  'keyboard-map language-detector language-model local-fonts local-network local-network-access loopback-network magnetometer media-playback-while-not-visible',
  'microphone midi on-device-speech-recognition otp-credentials payment picture-in-picture private-state-token-issuance private-state-token-redemption',
  'publickey-credentials-create publickey-credentials-get screen-wake-lock serial speaker-selection storage-access summarizer sync-xhr translator unload usb',
  'window-management xr-spatial-tracking',
  'attribution-reporting join-ad-interest-group private-aggregation run-ad-auction shared-storage shared-storage-select-url',
].flatMap((names) => names.split(' '))

export const PERMISSIONS_POLICY = [...DENIED.map((name) => `${name}=()`), ...ALLOWED.map((name) => `${name}=(self)`)].join(', ')
