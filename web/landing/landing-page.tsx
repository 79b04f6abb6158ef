import { Title } from '../ui/title.tsx'
import { Hero } from './hero.tsx'
import { LandingBar } from './landing-bar.tsx'
import { Sections } from './sections.tsx'
import { Waves } from './waves.tsx'

export const LandingPage = () => (
  <>
    <Title>Find the right therapist</Title>
    <meta name="robots" content="index, follow" />
    <LandingBar />
    <Hero />
    <Waves />
    <Sections />
  </>
)
