import { lightOf } from './body-part.ts'
import { Figure } from './figure.tsx'
import type { Scene } from './scene.ts'

/** A band of light moves through a resting figure with the steps. */
export const BodyGlow = ({ position, elapsed }: Scene) => (
  <Figure>
    {lightOf(position.step.label).map((light, at) => (
      <ellipse
        // The one light wanders; where a step has two, the second comes and goes.
        // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is the identity
        key={at}
        className="body-light"
        style={light}
        opacity={0.82 + 0.14 * Math.sin(elapsed * 1.1)}
      />
    ))}
  </Figure>
)
