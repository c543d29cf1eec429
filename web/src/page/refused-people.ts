import { everyPage } from '../api/every-page.ts'
import { useConfirm } from '../components/overlays/confirm.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useReadWith } from '../platform/calls/use-read.ts'
import { useWrite } from '../platform/calls/use-write.ts'

const { refusedContacts } = calls['user-mgmt'].users

/** The people whom the reader blocked, the last one first. */
export const useRefusedPeople = () =>
  useReadWith(refusedContacts.list, {}, { name: 'all', load: async (list) => everyPage(list) })

interface Person {
  id: string
  name: string
}

interface Write extends Person {
  isRefused: boolean
}

/** Blocks people for the reader, and takes it back. */
export function useRefusals() {
  const confirm = useConfirm()
  const toast = useToast()
  const { run } = useWrite(
    ({ 'user-mgmt': { users } }, { id, isRefused }: Write) =>
      users.refusedContacts[isRefused ? 'put' : 'remove']({ userId: id }),
    {
      touches: [refusedContacts],
      isTouchedByFailure: true,
      onDone: (_reply, { isRefused, ...person }) => {
        if (!isRefused) return toast.success(`${person.name} can write to you again.`)
        toast.success(`You blocked ${person.name}.`, {
          topic: 'blocked person',
          action: { label: 'Undo', onPress: () => unblock(person) },
        })
      },
    },
  )
  const unblock = ({ id, name }: Person) => run({ id, name, isRefused: false })
  return {
    unblock,
    async block({ id, name }: Person) {
      const outcome = await confirm({
        title: `Block ${name}?`,
        text: 'Neither of you can write to the other in a conversation of two, or add the other to a group. In groups, and when one of you writes to the other’s team, you still see each other’s messages, but theirs no longer notify you. They aren’t told. You can unblock them in your account.',
        confirmText: 'Block',
        isDangerous: true,
      })
      if (outcome === 'confirmed') run({ id, name, isRefused: true })
    },
  }
}
