/** One cookie out of a Cookie header (RFC 6265); our tokens are base64url and need no decoding. */
export function parseCookie(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const [key, value] = part.trim().split('=', 2)
    if (key === name) return value
  }
  return undefined
}
