import type { ImportedKindName } from '@app/contract/owners.ts'
import { useState, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { Pagination } from '../components/display/pagination.tsx'
import { Skeleton } from '../components/display/skeleton.tsx'
import { kinds, mainKind } from '../kind/registry.ts'
import { NotFound } from '../kind/not-found.tsx'
import { isNotOwn } from '../page/null-if-missing.ts'
import head from '../page/page-head.module.css'
import { pageIn } from '../page/query-codecs.ts'
import { Stack } from '../platform/boxes/stack.tsx'
import { FileUpload } from './file-upload.tsx'
import { importPath, importsPerPage, useImports } from './import-calls.ts'
import { ImportList } from './import-list.tsx'
import type { ImportPlace } from './import-place.ts'
import styles from './imports.module.css'
import { Loaded } from '../page/loaded.tsx'

interface ImportsPageProps {
  place: ImportPlace
  /** The way up and the title. */
  top: ReactNode
}

/** Takes files of venues, and lists those that were uploaded before. */
export function ImportsPage({ place, top }: ImportsPageProps) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const page = pageIn(search)
  const [kind, setKind] = useState<ImportedKindName>(place.kinds[0] ?? mainKind.name)
  const imports = useImports(place, page)
  if (imports.data === undefined && isNotOwn(imports.error)) return <NotFound />
  return (
    <div className={`page ${head.page}`}>
      <Stack gap="6">
        {top}
        <FileUpload
          place={place}
          kind={kind}
          onKind={setKind}
          onDone={({ id }) => void navigate(importPath(place, id))}
        />
        {kind === mainKind.name ? <Guide /> : <GuideTo one={kinds[kind].noun.one} />}
        <h2 className={styles.title}>Uploaded files</h2>
        <Loaded query={imports} skeleton={<Skeleton look="block" className={styles.skeleton} />}>
          {(data) => <Files place={place} page={page} {...data} />}
        </Loaded>
      </Stack>
    </div>
  )
}

type FilesProps = Pick<ImportsPageProps, 'place'> & {
  page: number
} & NonNullable<ReturnType<typeof useImports>['data']>

function Files({ place, page, data, _meta }: FilesProps) {
  const { count } = _meta.stats
  const pageCount = Math.ceil(count / importsPerPage)
  if (count === 0)
    return (
      <EmptyState title="No files yet" headingLevel="h3">
        Drop a file above. It stays here with what it brought in, and you can undo it.
      </EmptyState>
    )
  if (data.length === 0)
    return (
      <EmptyState
        title="No files on this page"
        headingLevel="h3"
        actions={<ButtonLink to={place.path}>Go to the first page</ButtonLink>}
      />
    )
  return (
    <>
      <ImportList place={place} items={data} />
      {pageCount > 1 && (
        <Pagination page={page} pageCount={pageCount} toPage={(n) => `${place.path}?page=${n}`} />
      )}
    </>
  )
}

/** For kinds without parts of their own. */
const GuideTo = ({ one }: { one: string }) => (
  <div className={`sm ${styles.lead}`}>
    <p>
      {`Any spreadsheet saved as CSV works, and so do GeoJSON files of a city’s open data. Each row is a ${one}. Only a name and a place are required. A list that was downloaded here can be changed and imported again.`}
    </p>
  </div>
)

const Guide = () => (
  <div className={`sm ${styles.lead}`}>
    <p>
      Any spreadsheet saved as CSV works, and so do GeoJSON files of a city’s open data. One row may be a
      venue, one of its sports, or a single field or court: rows of one place become one venue. Only a name
      and a place are required.
    </p>
    <a className="link" href="/examples/venues.csv" download>
      Download an example
    </a>
  </div>
)
