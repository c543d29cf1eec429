import { maxListName } from '@app/contract/rules/limits.ts'
import { useState, type FormEvent } from 'react'
import { Button } from '../components/actions/button.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { Popover } from '../components/overlays/popover.tsx'
import { useListWrite, type ProfileList } from './list-calls.ts'
import styles from './list-page.module.css'

export const RenameList = ({ list }: { list: ProfileList }) => (
  <Popover label="Rename" align="end" trigger={<Button icon="pencil">Rename</Button>}>
    {(close) => <RenameForm list={list} onClose={close} />}
  </Popover>
)

function RenameForm({ list: { id, name }, onClose }: { list: ProfileList; onClose: () => void }) {
  const write = useListWrite()
  const [value, setValue] = useState(name)
  const [isBusy, setIsBusy] = useState(false)
  async function rename(event: FormEvent) {
    event.preventDefault()
    if (value.trim() === '') return
    setIsBusy(true)
    const patch = [{ op: 'replace' as const, path: '/name', value }]
    const saved = await write((lists) => lists.update({ listId: id, patch }))
    setIsBusy(false)
    if (saved) onClose()
  }
  return (
    <form className={styles.popup} onSubmit={(event) => void rename(event)}>
      <TextField
        label="Name"
        maxLength={maxListName}
        value={value}
        error={value.trim() === '' && 'Enter a name.'}
        onChange={(event) => setValue(event.target.value)}
      />
      <Button type="submit" variant="primary" isBusy={isBusy}>
        Save
      </Button>
    </form>
  )
}
