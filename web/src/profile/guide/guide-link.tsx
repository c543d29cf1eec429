import { Link } from 'react-router'
import { guideParameter, type GuidedContent } from './guided-content.ts'

/** Opens the guide of the page, if there is one. */
export const GuideLink = ({ content: { guide } }: { content: GuidedContent }) =>
  guide && (
    <Link
      className="link sm needs-script"
      to={`?${guideParameter}=1`}
      preventScrollReset
      aria-keyshortcuts="g"
    >
      Ask the guide
    </Link>
  )
