import { paths } from '@attune/contract/paths.ts'
import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router'

export const BackToJournals = () => (
  <Link to={paths.journals} className="back-link">
    <ChevronLeft size={18} strokeWidth={1.75} aria-hidden />
    Your Journals
  </Link>
)
