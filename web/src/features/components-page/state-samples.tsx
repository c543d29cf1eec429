import { useState } from 'react'
import { Banner } from '../../components/display/banner.tsx'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { Button } from '../../components/actions/button.tsx'
import { ChipLink } from '../../components/actions/chip.tsx'
import { Details } from '../../components/overlays/details.tsx'
import { EmptyState } from '../../components/display/empty-state.tsx'
import { ErrorState } from '../../components/display/error-state.tsx'
import { longName, Sample, type SamplesProps } from './sample.tsx'
import { Breadcrumbs } from '../../components/display/breadcrumbs.tsx'
import { Pagination } from '../../components/display/pagination.tsx'

const viewLink = (
  <a className="link" href="#states">
    View as a visitor
  </a>
)

export function StateSamples() {
  const [isDismissed, setIsDismissed] = useState(false)
  return (
    <>
      <Sample label="Banners" isWide>
        <Banner icon="pencil" tone="good" action={viewLink}>
          You manage this page. Visitors see it without these buttons.
        </Banner>
        <Banner>Pending approval.</Banner>
        <Banner tone="warn">8 of 10 courts here. 2 more at Mudsock Fieldhouse, 4 mi away.</Banner>
        <Banner tone="bad" action={<Button>Try again</Button>}>
          Not saved.
        </Banner>
        {!isDismissed && <Banner onDismiss={() => setIsDismissed(true)}>{longName}</Banner>}
      </Sample>
      <Sample label="Empty" isWide>
        <EmptyState
          headingLevel="h3"
          title="No facility fits."
          actions={
            <>
              <ChipLink to="#states" count={9}>
                Drop “24+ courts”
              </ChipLink>
              <ChipLink to="#states" count={4}>
                Widen to 250 mi
              </ChipLink>
              <ButtonLink to="#states" variant="quiet">
                Clear all filters
              </ButtonLink>
            </>
          }
        >
          Nine come close. Most have fewer than 24 indoor courts.
        </EmptyState>
      </Sample>
      <Sample label="Error: with a button, retrying, with a link" isWide>
        <ErrorState onRetry={() => undefined} />
        <ErrorState title="The map didn’t load." detail={longName} onRetry={() => undefined} isRetrying />
        <ErrorState />
      </Sample>
      <Sample label="Details, closed and open" isWide>
        <Details summary="When can we move in?">The evening before, from 6 pm.</Details>
        <Details summary={longName} open>
          {longName}
        </Details>
      </Sample>
    </>
  )
}

/** The current page and the number of pages. */
const pagers = [
  [1, 16],
  [8, 16],
  [1234, 1234],
  [2, 3],
] as const
const facilities = { label: 'Facilities', to: '#navigation' }

export const NavigationSamples = ({ theme }: SamplesProps) => (
  <>
    <Sample label="Pages: first, middle, last, few" isWide>
      {pagers.map(([page, pageCount]) => (
        <Pagination
          key={page}
          label={`Pages, ${theme}, at ${page}`}
          page={page}
          pageCount={pageCount}
          summary={`Page ${page} of ${pageCount}`}
          toPage={() => '#navigation'}
        />
      ))}
    </Sample>
    <Sample label="Breadcrumbs" isWide>
      <Breadcrumbs
        label={`Breadcrumb, ${theme}`}
        items={[facilities, { label: 'Indiana', to: '?only=navigation' }, { label: 'Westfield' }]}
      />
      <Breadcrumbs label={`Long breadcrumb, ${theme}`} items={[facilities, { label: longName }]} />
    </Sample>
  </>
)
