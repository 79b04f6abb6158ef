import { TitledCard } from '../ui/titled-card.tsx'
import { Download } from './download.tsx'
import { KeptRecords } from './kept-records.tsx'
import { TakeIn } from './take-in.tsx'

/** Everything out, everything in. */
export const OwnDataCard = () => (
  <TitledCard
    title="Your data"
    titleId="own-data"
    lead="Everything you wrote and were told here, as one file: to read, to print, or to take to another Attune site."
  >
    <Download />
    <TakeIn />
    <KeptRecords />
  </TitledCard>
)
