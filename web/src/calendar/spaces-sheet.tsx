import { longestBuffer, maxSpaceName } from '@app/contract/rules/limits.ts'
import { useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { ApiProblem, reasonOf } from '../api/problem.ts'
import { Button } from '../components/actions/button.tsx'
import { IconButton } from '../components/actions/icon-button.tsx'
import { SelectField } from '../components/fields/select-field.tsx'
import { SwitchField } from '../components/fields/switch-field.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { Sheet } from '../components/overlays/dialog.tsx'
import { kinds, profilePath } from '../kind/registry.ts'
import { Row, Toolbar } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import styles from './calendar.module.css'
import { conflictsOf, type CalendarSpace } from './calendar-calls.ts'
import { ConflictPanel } from './conflict-panel.tsx'
import { useCalendarWrite } from './calendar-writes.ts'
import { usePage } from './page-parts.ts'
import { fieldSentences } from './field-sentences.ts'

const divisions = [
  { value: '', label: 'Only as a whole' },
  { value: 'A,B', label: 'In two halves, A and B' },
  { value: 'A,B,C', label: 'In three parts, A to C' },
  { value: 'A,B,C,D', label: 'In four quarters, A to D' },
]
const noMinutes = `Type minutes from 0 to ${longestBuffer}.`
/** `30`, also as `30 minutes`. NaN for other text. */
const minutesOf = (typed: string) => {
  const [, figure = NaN] = /^(\d+)(?:\s*min(?:ute)?s?)?$/i.exec(typed.trim()) ?? []
  return Number(figure) > longestBuffer ? NaN : Number(figure)
}
const partsOf = (value: string) => (value === '' ? [] : value.split(','))

/** The spaces that can be booked, and whether visitors see what is free. */
export function SpacesSheet({ onClose }: { onClose: () => void }) {
  const { ownerId, calendar, canManage, go } = usePage()
  const [edited, setEdited] = useState<CalendarSpace>()
  const share = useCalendarWrite(ownerId, (facilities, isShared: boolean) =>
    facilities.calendar.share({ ownerId, data: { isShared } }),
  )
  return (
    <Sheet isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title="Spaces">
      <Stack gap="5">
        <SwitchField
          label="Show visitors what is free"
          hint="They see free hours, never names or what takes the rest."
          checked={calendar.isShared}
          disabled={!canManage || share.isBusy}
          onChange={({ target }) => share.run(target.checked)}
        />
        <p className="sm">
          <Link className="link" to={`${profilePath(kinds.facility, ownerId)}#hours`}>
            Opening hours and seasons
          </Link>
        </p>
        <ul className={styles.rows}>
          {calendar.spaces.map((space) => (
            <Space
              key={space.id}
              space={space}
              onEdit={() => setEdited(edited?.id === space.id ? undefined : space)}
            />
          ))}
        </ul>
        {canManage && (
          <SpaceForm
            key={edited?.id ?? `new-${calendar.spaces.length}`}
            edited={edited}
            onShowDay={(day) => {
              onClose()
              go({ day })
            }}
            onDone={() => setEdited(undefined)}
          />
        )}
      </Stack>
    </Sheet>
  )
}

interface SpaceProps {
  space: CalendarSpace
  onEdit: () => void
}

function Space({ space: { id, name, units, bufferMinutes }, onEdit }: SpaceProps) {
  const { ownerId, canManage } = usePage()
  const remove = useCalendarWrite(ownerId, ({ spaces }) => spaces.remove({ ownerId, id }), {
    confirm: () => ({
      title: `Remove ${name}?`,
      text: 'It can’t be booked any more. A space with bookings to come stays.',
      confirmText: 'Remove',
      isDangerous: true,
    }),
  })
  const facts = [
    units.length > 1 && `Parts ${units.map(({ label }) => label).join(', ')}`,
    bufferMinutes > 0 && `${bufferMinutes} minutes kept free after each booking`,
  ]
  return (
    <Toolbar as="li" gap="3" isWrapping={false}>
      <span>
        <b className="semi">{name}</b>
        <small>{facts.filter(Boolean).join('. ') || 'Booked as a whole'}</small>
      </span>
      {canManage && (
        <Row as="span" gap="1" isWrapping={false}>
          <IconButton icon="pencil" label={`Change ${name}`} onClick={onEdit} />
          <IconButton
            icon="trash-2"
            label={`Remove ${name}`}
            isBusy={remove.isBusy}
            onClick={() => remove.run()}
          />
        </Row>
      )}
    </Toolbar>
  )
}

interface SpaceFormProps {
  edited: CalendarSpace | undefined
  onDone: () => void
  onShowDay: (day: string) => void
}

/** Adds or changes a space. Dividing and joining keep its bookings, or are refused with the conflicting ones. */
function SpaceForm({ edited, onDone, onShowDay }: SpaceFormProps) {
  const { ownerId, calendar } = usePage()
  const [name, setName] = useState(edited?.name ?? '')
  const [parts, setParts] = useState(edited?.parts.join(',') ?? '')
  const [isRefused, setIsRefused] = useState(false)
  const [buffer, setBuffer] = useState(String(edited?.bufferMinutes ?? 0))
  const { run, isBusy, error } = useCalendarWrite(
    ownerId,
    (facilities): Promise<unknown> => {
      const data = { name: name.trim(), parts: partsOf(parts), bufferMinutes: minutesOf(buffer) }
      if (edited === undefined)
        return facilities.spaces.create({ ownerId, data: { ...data, position: calendar.spaces.length } })
      const patch = Object.entries(data).map(([field, value]) => ({
        op: 'replace' as const,
        path: `/${field}`,
        value,
      }))
      return facilities.spaces.update({ ownerId, id: edited.id, patch })
    },
    { onDone, onFailed: () => undefined },
  )
  const errors = fieldSentences(error)
  const conflicts = conflictsOf(error)
  const own = edited && !divisions.some(({ value }) => value === edited.parts.join(','))
  return (
    // Plain form: a refusal has conflicts, or is a sentence that names its field.
    <form
      className={styles.newSpace}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        const isUnread = Number.isNaN(minutesOf(buffer))
        setIsRefused(isUnread)
        if (!isUnread) run()
      }}
    >
      <Stack>
        <h3 className="h3">{edited ? `Change ${edited.name}` : 'Add a space'}</h3>
        <TextField
          label="Name"
          placeholder="Field 1"
          required
          maxLength={maxSpaceName}
          value={name}
          error={errors.get('name')}
          onChange={({ target }) => setName(target.value)}
        />
        <SelectField
          label="Booked"
          options={
            own
              ? [
                  ...divisions,
                  { value: edited.parts.join(','), label: `In parts ${edited.parts.join(', ')}` },
                ]
              : divisions
          }
          value={parts}
          error={errors.get('parts')}
          onChange={({ target }) => setParts(target.value)}
        />
        <TextField
          label="Minutes kept free after each booking"
          inputMode="numeric"
          autoComplete="off"
          value={buffer}
          error={errors.get('bufferMinutes') ?? (isRefused ? noMinutes : undefined)}
          onChange={({ target }) => {
            setBuffer(target.value)
            setIsRefused(false)
          }}
        />
        {conflicts.length > 0 && (
          <ConflictPanel
            title={
              error instanceof ApiProblem && error.problem.code === 'HOLDS_FULL'
                ? 'Too many holds in line for the whole. Release these first'
                : 'Its parts are booked at the same time'
            }
            alternatives={[]}
            {...{ conflicts, onShowDay }}
          />
        )}
        {error !== null && errors.size === 0 && conflicts.length === 0 && (
          <p role="alert" className={styles.bad}>
            {reasonOf(error)}
          </p>
        )}
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {edited ? 'Save' : 'Add'}
        </Button>
      </Stack>
    </form>
  )
}
