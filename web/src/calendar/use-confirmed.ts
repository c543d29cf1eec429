import { useConfirm } from '../components/overlays/confirm.tsx'

type Question = Pick<
  NonNullable<Parameters<ReturnType<typeof useConfirm>>[0]>,
  'title' | 'text' | 'confirmText'
>

/** Makes a handler that asks before it does something that takes something away. */
export function useConfirmed() {
  const confirm = useConfirm()
  return (question: Question, act: () => void) => () =>
    void confirm({ ...question, isDangerous: true }).then((outcome) => outcome === 'confirmed' && act())
}
