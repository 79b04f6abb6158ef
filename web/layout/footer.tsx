import { footer } from '@attune/contract/brand.ts'
import { paths } from '@attune/contract/paths.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ThemeToggle } from '../ui/theme-toggle.tsx'

type FooterProps = {
  hasBar: boolean
  hasBottomBar: boolean
  flush: boolean
  children?: ReactNode
}

export function Footer({ hasBar, hasBottomBar, flush, children }: FooterProps) {
  const room = hasBottomBar ? 'pb-[calc(var(--bottom-bar)+22px)]' : 'pb-4'
  return (
    <footer
      className={`${flush ? '' : 'mt-14 '}border-t border-line pt-4 text-small text-muted ${room}`}
    >
      <div className="wrap flex flex-wrap items-center gap-x-4 wide:gap-x-6">
        <span className="mr-auto py-2">{footer}</span>
        <Link to={paths.help} className="inline-flex min-h-11 min-w-11 items-center text-muted">
          Get help now
        </Link>
        <Link
          to={paths.exercises}
          className="inline-flex min-h-11 min-w-11 items-center text-muted"
        >
          Exercises
        </Link>
        <Link to={paths.safety} className="inline-flex min-h-11 min-w-11 items-center text-muted">
          Safety
        </Link>
        <Link to={paths.privacy} className="inline-flex min-h-11 min-w-11 items-center text-muted">
          Privacy
        </Link>
        <Link to={paths.terms} className="inline-flex min-h-11 min-w-11 items-center text-muted">
          Terms
        </Link>
        {children}
        {!hasBar && <ThemeToggle />}
      </div>
    </footer>
  )
}
