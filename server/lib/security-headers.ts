/**
 * OWASP HTTP Headers Cheat Sheet. No page ever calls a third party; styles are also set by script
 * (menus). The same on every reply, so they are put together once.
 */
export const securityHeaders = (https: boolean): Record<string, string> => ({
  'content-security-policy': [
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // For the room of an online appointment, and for no frame of anyone else's.
  'permissions-policy': 'camera=(self), display-capture=(self), geolocation=(), microphone=(self)',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  ...(https && { 'strict-transport-security': `max-age=${365 * 24 * 60 * 60}` }),
})
