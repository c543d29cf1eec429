import { Link } from 'react-router'
import { Tag } from '../components/actions/chip.tsx'
import { ErrorState } from '../components/display/error-state.tsx'
import { RuledList } from '../components/display/ruled-list.tsx'
import { Icon } from '../components/pictures/icon.tsx'
import { counted, date } from '../components/format.ts'
import { NearLimit } from '../page/near-limit.tsx'
import { Row, Toolbar } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { listPath, type useLists } from './list-calls.ts'
import styles from './lists.module.css'
import { NewListForm } from './new-list-form.tsx'
import { useListWrite } from './use-list-write.ts'

interface ListsSectionProps {
  lists: ReturnType<typeof useLists>
  headingClass: string | undefined
}

/** The reader's lists on home. */
export const ListsSection = ({ lists, headingClass }: ListsSectionProps) => (
  <>
    <h2 id="lists" className={headingClass}>
      {'Lists '}
      {lists.data !== undefined && lists.data.items.length > 0 && (
        <span className="dim">{lists.data.items.length}</span>
      )}
    </h2>
    <OwnLists lists={lists} />
  </>
)

/** The reader's lists, last changed first, and a form for another one. */
export function OwnLists({ lists }: Pick<ListsSectionProps, 'lists'>) {
  const { data, isError, isFetching, refetch } = lists
  const write = useListWrite()
  if (data === undefined)
    return isError && <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />
  return (
    <Stack gap="5">
      {data.items.length > 0 && (
        <RuledList>
          {data.items.map(({ id, name, entryCount, sharing, updatedDate }) => (
            <li key={id} className={styles.row}>
              <Toolbar isWrapping={false}>
                <div>
                  <Link to={listPath(id)} className={`covers ${styles.name}`}>
                    {name}
                  </Link>
                  <p className="sm mut">
                    {counted(entryCount, 'page')} · changed {date(updatedDate)}
                  </p>
                </div>
                <Row isWrapping={false}>
                  {sharing !== null && <Tag>Shared</Tag>}
                  <Icon name="chevron-right" size={16} />
                </Row>
              </Toolbar>
            </li>
          ))}
        </RuledList>
      )}
      <Stack width="narrow">
        <NearLimit count={data.items.length} limit={data.limit} noun="lists" />
        <NewListForm
          hint={
            data.items.length === 0
              ? 'Collect pages under a name, with notes, and share them by a link.'
              : undefined
          }
          onCreate={(name) => write((calls) => calls.create({ data: { name } }))}
        />
      </Stack>
    </Stack>
  )
}
