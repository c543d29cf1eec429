import { maxListName } from '@app/contract/rules/limits.ts'
import { Button } from '../components/actions/button.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { Popover } from '../components/overlays/popover.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { useDraftForm } from '../platform/form/use-draft-form.ts'
import { useListWrite, type ProfileList } from './list-calls.ts'
import styles from './lists.module.css'

export const RenameList = ({ list }: { list: ProfileList }) => (
  <Popover label="Rename" align="end" trigger={<Button icon="pencil">Rename</Button>}>
    {(close) => <RenameForm list={list} onClose={close} />}
  </Popover>
)

function RenameForm({ list: { id, name }, onClose }: { list: ProfileList; onClose: () => void }) {
  const write = useListWrite()
  const { form, field, isBusy } = useDraftForm({
    first: { name },
    rules: () => ({
      check: (typed) => new Map(typed.name.trim() === '' ? [['name', 'Enter a name.']] : []),
    }),
    async send(typed) {
      const patch = [{ op: 'replace' as const, path: '/name', value: typed.name }]
      if (await write((lists) => lists.update({ listId: id, patch }))) onClose()
    },
    failed: 'Not saved.',
  })
  return (
    <form className={styles.popup} {...form}>
      <Stack gap="3">
        <TextField label="Name" maxLength={maxListName} {...field('name')} />
        <Button type="submit" variant="primary" isBusy={isBusy}>
          Save
        </Button>
      </Stack>
    </form>
  )
}
