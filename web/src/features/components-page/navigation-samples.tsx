import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { Pagination } from '../../components/pagination.tsx'
import styles from './components-page.module.css'
import { longName } from './sample-texts.ts'
import { Sample, type SamplesProps } from './theme-columns.tsx'

const pagers = [
  { page: 1, pageCount: 16 },
  { page: 8, pageCount: 16 },
  { page: 1234, pageCount: 1234 },
  { page: 2, pageCount: 3 },
]

export function NavigationSamples({ theme }: SamplesProps) {
  return (
    <>
      <Sample label="Pages: first, middle, last, few">
        {pagers.map(({ page, pageCount }) => (
          <Pagination
            key={page}
            label={`Pages, ${theme}, at ${page}`}
            className={styles.fill}
            page={page}
            pageCount={pageCount}
            summary={`Page ${page} of ${pageCount}`}
            toPage={() => '#navigation'}
          />
        ))}
      </Sample>
      <Sample label="Breadcrumbs">
        <Breadcrumbs
          className={styles.fill}
          label={`Breadcrumb, ${theme}`}
          items={[
            { label: 'Facilities', to: '#navigation' },
            { label: 'Indiana', to: '?only=navigation' },
            { label: 'Westfield' },
          ]}
        />
        <Breadcrumbs
          className={styles.fill}
          label={`Long breadcrumb, ${theme}`}
          items={[{ label: 'Facilities', to: '#navigation' }, { label: longName }]}
        />
      </Sample>
    </>
  )
}
