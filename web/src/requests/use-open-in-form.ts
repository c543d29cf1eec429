import { useNavigate } from 'react-router'
import { useConfirm } from '../components/overlays/confirm.tsx'
import { askedRows } from './form/asked-rows.ts'
import { isBlank, type RequestDraft } from './request-draft.ts'
import { storedRequest, storeRequest } from './request-drafts.ts'

/** Opens what was read in the form. Asks before it replaces a draft that the form has. */
export function useOpenInForm() {
  const navigate = useNavigate()
  const confirm = useConfirm()
  return async (draft: RequestDraft, onOpened: () => void) => {
    if (!isBlank(storedRequest([], askedRows))) {
      const outcome = await confirm({
        title: 'Replace your draft?',
        text: 'The form has a draft that you haven’t sent. It will be replaced by what was read.',
        confirmText: 'Replace',
        isDangerous: true,
      })
      if (outcome !== 'confirmed') return
    }
    storeRequest([], draft)
    onOpened()
    void navigate('/requests/new')
  }
}
