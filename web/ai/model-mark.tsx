import type { OutsideModel } from '@attune/contract/ai.ts'

/** Under everything an outside model wrote. */
export const ModelMark = ({ writtenBy }: { writtenBy: OutsideModel }) => (
  <span className="block text-small leading-snug text-muted italic [overflow-wrap:anywhere]">
    Written by an outside model ({writtenBy.name}), checked for form, not by a professional.
  </span>
)
