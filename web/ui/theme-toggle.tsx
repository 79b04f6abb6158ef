import { Moon, Sun } from 'lucide-react'
import { toggleTheme, useTheme } from '../lib/theme.ts'
import { IconButton } from './button.tsx'

export function ThemeToggle() {
  const dark = useTheme() === 'dark'
  const Icon = dark ? Sun : Moon
  return (
    <IconButton label={dark ? 'Light theme' : 'Dark theme'} onClick={toggleTheme}>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
    </IconButton>
  )
}
