/**
 * The services of the browsers' makers: Google, Mozilla, Apple, Microsoft. The address comes from the
 * browser, so the server calls none but these, or a person could have it call whom they like.
 */
export const pushServices: readonly string[] = [
  'https://fcm.googleapis.com',
  'https://updates.push.services.mozilla.com',
  'https://*.push.apple.com',
  'https://*.notify.windows.com',
]

/** `*.` stands for one name or more before what follows. */
export function isPushService(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, host, origin, username, password } = new URL(endpoint)
  if (username || password) return false
  return services.some((service) => {
    const [scheme = '', name = ''] = service.split('//')
    if (!name.startsWith('*.')) return origin === service
    return protocol === scheme && /^[a-z0-9.-]+$/.test(host) && host.endsWith(name.slice(1))
  })
}
