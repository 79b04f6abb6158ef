import { useState } from 'react'

type AvatarProps = { name: string; image: string | null; size?: number; alt?: string }

/** The photo, or the initials where there is none or it does not load. */
export function Avatar({ name, image, size = 44, alt = '' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const box = { width: size, height: size }
  if (image && image !== broken)
    return (
      <img
        src={image}
        alt={alt}
        width={size}
        height={size}
        style={box}
        loading="lazy"
        decoding="async"
        className="flex-none rounded-full bg-pine-soft object-cover"
        onError={() => setBroken(image)}
      />
    )
  return (
    <span
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      className={`grid flex-none place-items-center rounded-full bg-pine-soft font-serif font-medium text-pine-deep ${initialsSize(size)}`}
      style={box}
    >
      {initials(name)}
    </span>
  )
}

/** About two fifths of the circle, as the scale has it. */
function initialsSize(size: number): string {
  if (size < 44) return 'text-small'
  if (size < 52) return 'text-body'
  if (size < 64) return 'text-title'
  return size < 80 ? 'text-heading' : 'text-large'
}

export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words
  return picked.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('')
}
