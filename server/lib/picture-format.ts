/** By its content alone: neither the name nor the type that was sent says anything. */
export function formatOf(input: Buffer) {
  const startsWith = (text: string, at = 0) =>
    input.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'))
  if (startsWith('\xff\xd8\xff')) return 'jpeg'
  if (startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (startsWith('GIF87a') || startsWith('GIF89a')) return 'gif'
  if (startsWith('RIFF') && startsWith('WEBP', 8)) return 'webp'
  if (startsWith('ftyp', 4)) return 'heif'
  return undefined
}
