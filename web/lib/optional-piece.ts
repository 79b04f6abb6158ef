import { type FunctionComponent, lazy } from 'react'
import { report } from './report.ts'

/** A piece of a page that is loaded when it is first shown; what fails to load is not there. */
export const optionalPiece = <Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
) =>
  lazy(async (): Promise<{ default: FunctionComponent<Props> }> => {
    return { default: (await load().catch(report)) ?? Nothing }
  })

const Nothing = () => null
