import { maxNote } from '@app/contract/rules/limits.ts'
import { useState } from 'react'
import { Button } from '../components/actions/button.tsx'
import { IconButton } from '../components/actions/icon-button.tsx'
import { TextArea } from '../components/fields/text-area.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { CompareButton } from '../compare/compare-button.tsx'
import type { ProfileCardFacts } from '../kind/profile-summary.ts'
import { SummaryCard } from '../kind/summary-card.tsx'
import type { ShownEntry } from './entry-groups.ts'
import { FormBanner } from '../platform/form/form-banner.tsx'
import { useDraftForm } from '../platform/form/use-draft-form.ts'
import type { ProfileList } from './list-calls.ts'
import { Row } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import styles from './lists.module.css'
import { useListWrite } from './use-list-write.ts'

interface OwnEntryProps {
  list: ProfileList
  card: ProfileCardFacts
  entry: ShownEntry
}

/** A profile in the reader's own list, with a note to edit. */
export function OwnEntry({ list, card, entry: { profile, note } }: OwnEntryProps) {
  const write = useListWrite()
  const toast = useToast()
  const [isEditing, setIsEditing] = useState(false)
  const place = { listId: list.id, profileId: profile.id }

  async function remove() {
    if (!(await write(({ entries }) => entries.remove(place)))) return
    toast.success(`Removed ${profile.name}.`, {
      action: {
        label: 'Undo',
        onPress: () => void write(({ entries }) => entries.put({ ...place, data: { note } })),
      },
    })
  }

  return (
    <Stack gap="2">
      <SummaryCard
        summary={card}
        profile={profile}
        action={
          <>
            <CompareButton isIcon kind={card.kind} id={profile.id} name={profile.name} />
            <IconButton icon="x" label={`Remove ${profile.name}`} onClick={() => void remove()} />
          </>
        }
      />
      {isEditing ? (
        <NoteForm
          note={note}
          name={profile.name}
          onClose={() => setIsEditing(false)}
          onSave={(text) =>
            write(({ entries }) =>
              entries.put({ ...place, data: { note: text.trim() === '' ? null : text } }),
            )
          }
        />
      ) : (
        <Stack gap="1" align="start">
          {note !== null && <p className={styles.note}>{note}</p>}
          <Button
            variant="quiet"
            icon={note === null ? 'plus' : 'pencil'}
            aria-label={`${note === null ? 'Add note to' : 'Edit note on'} ${profile.name}`}
            onClick={() => setIsEditing(true)}
          >
            {note === null ? 'Add note' : 'Edit note'}
          </Button>
        </Stack>
      )}
    </Stack>
  )
}

interface NoteFormProps {
  note: string | null
  name: string
  onClose: () => void
  /** Resolves with undefined if it failed. */
  onSave: (text: string) => Promise<unknown>
}

function NoteForm({ note, name, onClose, onSave }: NoteFormProps) {
  const { form, field, banner, isBusy } = useDraftForm({
    first: { note: note ?? '' },
    rules: () => ({}),
    async send(typed) {
      if ((await onSave(typed.note)) !== undefined) onClose()
    },
    failed: 'Not saved.',
  })
  return (
    <form {...form} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <Stack gap="2">
        <TextArea
          label={`Note on ${name}`}
          rows={3}
          maxLength={maxNote}
          // The form was opened to write in it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          {...field('note')}
        />
        <FormBanner>{banner}</FormBanner>
        <Row>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            Save
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </Row>
      </Stack>
    </form>
  )
}
