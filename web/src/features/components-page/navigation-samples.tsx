import { Breadcrumbs } from '../../components/display/breadcrumbs.tsx'
import { Pagination } from '../../components/display/pagination.tsx'
import { longName, Sample, type SamplesProps } from './sample.tsx'

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
