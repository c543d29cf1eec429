/** Asked before the award to a host is taken back, which doesn't restore what the host held, if it did. */
export const reopenQuestion = (name: string) => ({
  title: `Reopen the request for ${name}?`,
  text: `What was booked for you is released, and somebody else can book it: ask ${name} to hold the dates before you award it again. Hosts that were closed stay closed until you reopen them, and hold nothing for you.`,
  confirmText: 'Reopen',
  isDangerous: true,
})
