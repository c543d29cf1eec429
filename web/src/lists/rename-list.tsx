import { maxListName } from '@app/contract/rules/limits.ts'
import { Button } from '../components/actions/button.tsx'
import { Popover } from '../components/overlays/popover.tsx'
import { NameForm } from '../page/name-form.tsx'
import type { ProfileList } from './list-calls.ts'
import { useListWrite } from './use-list-write.ts'

export function RenameList({ list: { id, name } }: { list: ProfileList }) {
  const write = useListWrite()
  return (
    <Popover label="Rename" align="end" trigger={<Button icon="pencil">Rename</Button>}>
      {(close) => (
        <NameForm
          name={name}
          maxLength={maxListName}
          onSave={async (value) => {
            const patch = [{ op: 'replace' as const, path: '/name', value }]
            if (await write((lists) => lists.update({ listId: id, patch }))) close()
          }}
        />
      )}
    </Popover>
  )
}
