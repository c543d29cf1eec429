/** Questions that a guide answers none of: about itself as a program, about people, or with abuse. */
export const ruledOut =
  'system prompt, your prompt, your instructions, your rules, ignore your, ignore the, ignore all, ignore previous, disregard, jailbreak, developer mode, pretend to be, act as, role play, you are now, reveal, source code, api key, password, passwords, secret key, database, sql, sus instrucciones, tus instrucciones, ignora tus, ignora las, olvida tus, olvida las, contrasena, contrasenas, vos instructions, tes instructions, ignore tes, ignore vos, oublie tes, oublie les, oubliez vos, mot de passe'

/** What only the team of a page may see. */
export const privateWords =
  'leads, bids, offers from others, revenue, profit, profits, salary, salaries, internal notes, private notes, membership fee, how much did they pay, home address, cell number of, personal phone, personal email, ingresos, salario, salarios, notas internas, notas privadas, revenus, salaire, salaires, notes internes, notes privees'
