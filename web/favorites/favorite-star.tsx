import { Star } from 'lucide-react'
import { IconButton } from '../ui/button.tsx'
import type { Favorites } from './favorites.ts'

type FavoriteStarProps = { favorites: Favorites; therapist: { _id: string; name: string } }

export function FavoriteStar({ favorites, therapist }: FavoriteStarProps) {
  const on = favorites.has(therapist._id)
  return (
    <IconButton
      label={`Favourite ${therapist.name}`}
      aria-pressed={on}
      className={on ? 'text-clay' : ''}
      onClick={() => favorites.toggle(therapist._id)}
    >
      <Star size={20} strokeWidth={1.75} fill={on ? 'currentColor' : 'none'} aria-hidden />
    </IconButton>
  )
}
