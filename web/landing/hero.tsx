import { paths } from '@attune/contract/paths.ts'
import { ChevronDown, Shield } from 'lucide-react'
import { Link } from 'react-router'
import { Button, buttonClass } from '../ui/button.tsx'
import { TryMatch } from './try-match.tsx'

export const Hero = () => (
  <section className="wrap grid items-center gap-10 pt-7 pb-8 wide:grid-cols-[1.05fr_0.95fr] wide:gap-18 wide:pt-14">
    <div>
      <h1 className="text-hero font-[420] tracking-[-0.032em]">
        Talk to someone who is on your wavelength.
      </h1>
      <p className="mt-6 mb-7 max-w-[33em] text-title leading-[1.55] text-muted">
        Answer a few questions about how you feel and what you need. Attune finds licensed
        therapists who fit, and shows you exactly why.
      </p>
      <div className="flex flex-wrap gap-3">
        <Link to={paths.signIn} className={buttonClass()}>
          Get Matched Now
        </Link>
        <Button kind="ghost" onClick={showInfo}>
          Learn More
          <ChevronDown size={18} strokeWidth={1.75} aria-hidden />
        </Button>
      </div>
      <p className="mt-6 flex items-center gap-2.5 text-small text-muted">
        <Shield size={20} strokeWidth={1.75} className="flex-none text-pine" aria-hidden />
        What you write stays within Attune. No ads, no trackers.
      </p>
      <p className="mt-4 text-small sm:hidden">
        <Link to={paths.therapistSignIn} className="inline-flex min-h-11 items-center text-muted">
          Sign up as a Therapist
        </Link>
      </p>
    </div>
    <TryMatch />
  </section>
)

/** spec §2: smoothly, unless the person asked for less motion. */
function showInfo() {
  const info = document.getElementById('info')
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  info?.scrollIntoView({ behavior: still ? 'auto' : 'smooth' })
  info?.focus({ preventScroll: true })
}
