/** Questions that a guide answers none of: about itself as a program, about people, or with abuse. */
export const ruledOut =
  'translate this, translate to, translate the, traduce esto, traduis ceci, system prompt, your prompt, your instructions, your rules, respond only, answer only as, answer as a, from now on, responde solo, responde unicamente, responde como, de ahora en adelante, a partir de ahora, reponds uniquement, reponds seulement, reponds comme, a partir de maintenant, ignore your, ignore the, ignore all, ignore previous, disregard, jailbreak, developer mode, pretend, and say so, act as, role play, you are now, reveal, source code, api key, password, passwords, secret key, database, sql, sus instrucciones, tus instrucciones, ignora tus, ignora las, olvida tus, olvida las, contrasena, contrasenas, vos instructions, tes instructions, ignore tes, ignore vos, oublie tes, oublie les, oubliez vos, mot de passe'

/** Whoever runs a place, of whom its page says no more than how to reach the place. */
export const personWords =
  'manager, managers, owner, owners, director, directors, president, principal, ceo, mayor, chef, janitor, receptionist, employee, employees, staff member, gerente, gerentes, dueno, duena, duenos, director, directora, alcalde, alcaldesa, presidente, presidenta, empleado, empleados, gerant, gerante, proprietaire, directeur, directrice, maire, employe, employes'

/** What only the team of a page may see. */
export const privateWords =
  'of the manager, of the owner, of the director, the manager s, the owner s, cell phone of, cell of, personal number, conversations of, messages of, messages from other, other users, other visitors, del gerente, del dueno, de la duena, del director, de la directora, celular de, celular del, numero personal, mensajes de otros, conversaciones de otros, du directeur, de la directrice, du gerant, de la gerante, du proprietaire, numero personnel, numero prive, autres visiteurs, messages des autres, conversations des autres, organizer pay, organizer paid, did they pay, did you pay, they paid, pago el organizador, pagaron, a paye l organisateur, ont paye, leads, bids, offers from others, revenue, profit, profits, salary, salaries, internal notes, private notes, membership fee, how much did they pay, home address, cell number of, personal phone, personal email, ingresos, salario, salarios, notas internas, notas privadas, revenus, salaire, salaires, notes internes, notes privees'

/** What no record tells: how games ended. */
export const untoldWords =
  'le score, el score, score du, score de, quel score, score of, final score, the score, who won, who wins, winner of, winners of, result of, results of, the results, standings, marcador, el resultado, los resultados, resultado del, resultado de, resultados del, quien gano, quienes ganaron, ganador del, pointage, score final, qui a gagne, resultat du, resultats du, le resultat, les resultats'
