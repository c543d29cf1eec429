import type { UnsentRequest } from '@app/contract/events/unsent-request.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../components/actions/button.tsx'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { EmptyState } from '../../components/display/empty-state.tsx'
import { RuledItem, RuledList, RuledWords } from '../../components/display/ruled-list.tsx'
import { date } from '../../components/format.ts'
import { ownProfilesKey } from '../../api/own-lists-keys.ts'
import { useToast } from '../../components/overlays/toaster.tsx'
import { kinds } from '../../kind/registry.ts'
import { requestPath } from '../../kind/request-paths.ts'
import { Row } from '../../platform/boxes/row.tsx'
import { calls } from '../../platform/calls/calls.ts'
import { useWrite } from '../../platform/calls/use-write.ts'
import { factsOf, titleOf } from '../request-words.ts'
import { requestWrite } from '../request-write.ts'
import { dropKept, keptRequests, type KeptRequest } from './kept-requests.ts'

const { events } = calls['event-mgmt']

const draftWrite = {
  ...requestWrite,
  touches: [...requestWrite.touches, { key: ownProfilesKey(kinds.event) }],
}

interface Draft {
  title: string
  /** What it is about, how far it is, and when it was saved. */
  facts: readonly (string | false | undefined)[]
  to: string
  isBusy?: boolean
  onDelete: () => void
}

const DraftRow = ({ title, facts, to, isBusy = false, onDelete }: Draft) => (
  <RuledItem>
    <RuledWords isLong>
      <Link to={to} className="link semi">
        {title}
      </Link>
      <span className="mut">{facts.filter(Boolean).join(' · ')}</span>
    </RuledWords>
    <Row>
      <ButtonLink to={to}>
        Continue<span className="sr"> with {title}</span>
      </ButtonLink>
      <Button variant="quiet" isBusy={isBusy} onClick={onDelete}>
        Delete<span className="sr"> {title}</span>
      </Button>
    </Row>
  </RuledItem>
)

function progressOf({ isListed, takesAnswers, responseDeadline }: UnsentRequest): string {
  if (!takesAnswers) return responseDeadline === null ? 'Not published yet' : 'Its deadline has passed'
  return isListed ? 'In the RFP marketplace, no host asked yet' : 'Hosts not chosen yet'
}

/** Where the next step is. */
const continuePath = ({ id, takesAnswers }: UnsentRequest) =>
  `${requestPath(id)}/${takesAnswers ? 'hosts' : 'edit'}`

/** Requests that are stored, for which no host was asked. */
function StoredRows({ unsent }: { unsent: readonly UnsentRequest[] }) {
  const toast = useToast()
  const restore = useWrite(events.request.restore, { ...draftWrite, failed: 'Not put back.' })
  const remove = useWrite(events.remove, {
    ...draftWrite,
    failed: 'Not deleted.',
    onDone: (_reply, { id }) =>
      toast.success('Request deleted.', {
        action: { label: 'Undo', onPress: () => restore.run({ id }) },
      }),
  })
  return unsent.map((request) => {
    const { id, asked, updatedDate } = request
    return (
      <DraftRow
        key={id}
        title={titleOf(asked)}
        facts={[
          ...factsOf(asked)
            .filter(({ label }) => label === 'Dates' || label === 'Sport')
            .map(({ value }) => value),
          progressOf(request),
          `Saved ${date(updatedDate)}`,
        ]}
        to={continuePath(request)}
        isBusy={remove.pending?.id === id}
        onDelete={() => remove.run({ id })}
      />
    )
  })
}

interface KeptRowsProps {
  kept: readonly KeptRequest[]
  onChange: () => void
}

/** Requests that only this browser has. */
function KeptRows({ kept, onChange }: KeptRowsProps) {
  const toast = useToast()
  function remove(request: KeptRequest) {
    const putBack = dropKept(request)
    onChange()
    function undo() {
      putBack()
      onChange()
    }
    toast.success('Draft deleted.', { action: { label: 'Undo', onPress: undo } })
  }
  return kept.map((request) => {
    const { key, title, progress, savedDate, to } = request
    return (
      <DraftRow
        key={key}
        {...{ title, to }}
        facts={[
          progress,
          savedDate !== undefined && `Saved ${date(new Date(savedDate).toISOString())}`,
          'Only in this browser',
        ]}
        onDelete={() => remove(request)}
      />
    )
  })
}

interface DraftsListProps {
  unsent: readonly UnsentRequest[]
  /** What only this browser has comes on the first page of the list. */
  isFirst?: boolean
  /** What this browser keeps may have changed. */
  onChange?: () => void
}

/** What was begun and not sent, each with when, how far, and where it goes on. */
export function DraftsList({ unsent, isFirst = true, onChange }: DraftsListProps) {
  const [all, setAll] = useState(keptRequests)
  const kept = isFirst ? all : []
  if (unsent.length + kept.length === 0)
    return <EmptyState title="No drafts">Requests that you begin and don’t send show up here.</EmptyState>
  return (
    <RuledList aria-label="Drafts">
      <StoredRows unsent={unsent} />
      <KeptRows
        kept={kept}
        onChange={() => {
          setAll(keptRequests())
          onChange?.()
        }}
      />
    </RuledList>
  )
}
