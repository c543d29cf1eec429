import { ButtonLink } from '../components/actions/button-link.tsx'
import { Row } from '../platform/boxes/row.tsx'

interface ContinuedPagesProps {
  /** The first page. Undefined on that page. */
  toNewest: string | undefined
  /** The next page. Undefined on the last one. */
  toOlder: string | undefined
}

/** The pages of a list without a total, newest first. */
export const ContinuedPages = ({ toNewest, toOlder }: ContinuedPagesProps) =>
  (toNewest !== undefined || toOlder !== undefined) && (
    <Row as="nav" aria-label="Pages">
      {toNewest !== undefined && <ButtonLink to={toNewest}>Newest</ButtonLink>}
      {toOlder !== undefined && <ButtonLink to={toOlder}>Older</ButtonLink>}
    </Row>
  )
