import type { ReactNode } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { Banner } from '../components/display/banner.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { ErrorState } from '../components/display/error-state.tsx'
import { date } from '../components/format.ts'
import { NotFound } from '../kind/not-found.tsx'
import { CheckStep } from './check/check-step.tsx'
import { ColumnsStep } from './columns/columns-step.tsx'
import { DuplicatesStep } from './duplicates/duplicates-step.tsx'
import { importPath, useImport } from './import-calls.ts'
import { ImportHead, useHeadingFocus } from './import-head.tsx'
import { isNotOwn } from '../page/null-if-missing.ts'
import head from '../page/page-head.module.css'
import { Stack } from '../platform/boxes/stack.tsx'
import styles from './imports.module.css'
import type { Import, ImportPlace } from './import-place.ts'
import { ImportedKind } from './imported-kind.ts'
import { ImportSkeleton } from './import-skeleton.tsx'
import {
  firstStep,
  hasUnknownColumns,
  importQuery,
  readImportView,
  type ImportView,
  type StepProps,
} from './import-view.ts'
import { isWorking } from './import-words.ts'
import { ImportResult } from './start/import-result.tsx'
import { StartStep } from './start/start-step.tsx'
import { StepNav } from './step-nav.tsx'
import { WorkProgress } from './work-progress.tsx'
import { PageTitle } from '../page/page-title.tsx'

interface ImportPageProps {
  place: ImportPlace
  id: string
  /** The way up. */
  crumbs: ReactNode
}

/** One file, from its columns to its result. */
export function ImportPage({ place, id, crumbs }: ImportPageProps) {
  const { data: item, error, isError, isFetching, refetch } = useImport(place, id)
  // It may be deleted while its page is open.
  if (isNotOwn(error)) return <NotFound>The file was deleted, or it belongs to somebody else.</NotFound>
  if (item === undefined) {
    if (!isError) return <ImportSkeleton />
    return (
      <div className="page section">
        <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />
      </div>
    )
  }
  return (
    <div className={`page ${head.page}`}>
      <Stack gap="6">
        <PageTitle>{item.fileName}</PageTitle>
        {crumbs}
        <ImportHead place={place} item={item} />
        {isError && (
          <Banner tone="warn" isLive>
            The connection is lost. This page tries again by itself. Work on the server goes on.
          </Banner>
        )}
        <ImportedKind value={item.kind}>
          <Content key={id} place={place} item={item} />
        </ImportedKind>
      </Stack>
    </div>
  )
}

function Content({ place, item }: Pick<StepProps, 'place' | 'item'>) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const view = readImportView(search)
  const to = (next: Partial<ImportView>) => importQuery(next) || '?'
  const step = view.step ?? firstStep(item)
  const props = { place, item, view, to }
  const region = useHeadingFocus(step)
  if (isWorking(item.state)) return <WorkProgress item={item} />
  if (item.state === 'Imported' || item.state === 'Undone') return <ImportResult {...props} />
  return (
    <>
      <Problem place={place} item={item} />
      <SameFile place={place} item={item} />
      {item.columns.length > 0 && (item.state !== 'Unusable' || canCheckAgain(item)) && (
        <>
          <StepNav item={item} step={step} to={to} />
          <div ref={region}>
            {step === 'columns' || item.counts === null ? (
              <ColumnsStep
                {...props}
                // The next check shows its result.
                onChecked={() => void navigate(to({ step: 'check' }))}
              />
            ) : step === 'check' ? (
              <CheckStep {...props} counts={item.counts} />
            ) : item.isProposed || hasUnknownColumns(item) ? (
              <ColumnsFirst to={to} />
            ) : step === 'duplicates' ? (
              <DuplicatesStep {...props} counts={item.counts} />
            ) : (
              <StartStep {...props} counts={item.counts} />
            )}
          </div>
        </>
      )}
    </>
  )
}

/** Instead of a step that depends on the columns: another check forgets decisions. */
const ColumnsFirst = ({ to }: Pick<StepProps, 'to'>) => (
  <EmptyState
    title="The columns come first"
    actions={
      <ButtonLink variant="primary" to={to({ step: 'columns' })}>
        Go to columns
      </ButtonLink>
    }
  >
    Some of them are unknown or guesses. Confirm them, then come back.
  </EmptyState>
)

/** Why the file can't be imported as it is. */
function Problem({ place, item }: Pick<StepProps, 'place' | 'item'>) {
  const { problem, state } = item
  if (problem === null) return null
  const isUnusable = state === 'Unusable'
  return (
    <Banner
      tone={isUnusable && problem.remedy === 'columns' ? 'warn' : 'bad'}
      action={
        isUnusable && !canCheckAgain(item) && <ButtonLink to={place.path}>Choose another file</ButtonLink>
      }
    >
      <p>{problem.text}</p>
      {problem.reasons.length > 0 && (
        <ul className={styles.list}>
          {problem.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {isUnusable && <p>{remedyTexts[canCheckAgain(item) ? problem.remedy : 'file']}</p>}
    </Banner>
  )
}

const remedyTexts: Record<NonNullable<Import['problem']>['remedy'], string> = {
  columns: 'Then check again.',
  file: 'Fix the file and upload it again, or choose another one.',
  retry: 'Check the file again in a while.',
}

/** Whether the same file may be usable after all. */
const canCheckAgain = ({ columns, problem }: Pick<Import, 'columns' | 'problem'>) =>
  columns.length > 0 && problem?.remedy !== 'file'

/** The other import of the same file. */
function SameFile({ place, item: { sameFile } }: Pick<StepProps, 'place' | 'item'>) {
  if (sameFile === null) return null
  const { id, fileName, createdDate, state } = sameFile
  return (
    <Banner>
      {state === 'Imported' ? 'The same file was imported before: ' : 'The same file was uploaded before: '}
      <Link className="link" to={importPath(place, id)}>
        {fileName}
      </Link>
      {`, ${date(createdDate)}.`}
    </Banner>
  )
}
