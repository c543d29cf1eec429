import type { Api } from '@app/contract/api.ts'
import { useState } from 'react'
import { reasonOf } from '../api/problem.ts'
import { Button } from '../components/actions/button.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { saveFile } from '../page/save-file.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import { receivedText } from './received-text.ts'

/** Downloads all data of the reader. The link needs their token, so the page fetches the file itself. */
export function DownloadData() {
  const [progress, setProgress] = useState<string>()
  const toast = useToast()
  const { run, isBusy } = useWrite(
    async (api: Api) => {
      setProgress('Preparing your data…')
      const { url, fileName } = (await api['user-mgmt'].users.data({ data: {} })).data
      await saveFile(url, fileName, (bytes) => setProgress(receivedText(bytes)))
      return fileName
    },
    {
      onDone(fileName) {
        setProgress(`Saved as “${fileName}”.`)
        toast.success('Your data is downloaded.')
      },
      onFailed(error) {
        setProgress(undefined)
        toast.error(`Your data was not downloaded. ${reasonOf(error)}`)
      },
    },
  )
  return (
    <>
      <Button icon="download" isBusy={isBusy} onClick={() => run()}>
        Download my data
      </Button>
      <output className="sm mut">{progress}</output>
    </>
  )
}
