import { lightOf } from './body-part.ts'
import { Figure } from './figure.tsx'
import type { Scene } from './scene.ts'

/** The part tightens and brightens, then softens in colour on release. */
export const BodyTension = ({ position }: Scene) => {
  const { step, t } = position
  const isTense = step.phase === 'tense'
  const strength = isTense ? 0.6 + 0.4 * t : step.phase === 'release' ? 1 - 0.75 * t : 0.35
  return (
    <Figure>
      {lightOf(step.label).map((light) => (
        <ellipse
          key={light.cx}
          className={isTense ? 'body-light body-tense' : 'body-light'}
          style={light}
          opacity={strength}
        />
      ))}
    </Figure>
  )
}
