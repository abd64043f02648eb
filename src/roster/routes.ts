import type { Handlers } from '../ports/handlers.js';
import { listConsents, recordConsent } from './consents/consents.js';
import { getPatient } from './get-patient.js';
import { chooseProvider, chosenProviders, leaveProvider } from './links/choose-provider.js';
import { countPatients, listPatients } from './list-patients.js';
import { keepPatientsApart, mergeCandidates, mergePatient } from './merging/merge.js';
import { removePatient, restorePatient } from './remove-patient.js';
import type { RosterWorld } from './world.js';
import { addPatient, updatePatient } from './write-patient.js';

type Names =
  | 'listPatients' | 'countPatients' | 'mergeCandidates' | 'getPatient' | 'addPatient' | 'updatePatient'
  | 'removePatient' | 'restorePatient' | 'mergePatient' | 'keepPatientsApart' | 'listConsents' | 'recordConsent'
  | 'chosenProviders' | 'chooseProvider' | 'leaveProvider'; // biome-ignore format: one list

/** The handlers of the roster's routes. */
export function rosterHandlers(world: RosterWorld): Pick<Handlers, Names> {
  return {
    listPatients: ({ actor, query }) => listPatients(world, actor, query),
    countPatients: ({ actor, query }) => countPatients(world, actor, query.search),
    mergeCandidates: ({ actor }) => mergeCandidates(world, actor),
    getPatient: ({ actor, params }) => getPatient(world, actor, params.id),
    addPatient: ({ actor, body }) => addPatient(world, actor, body),
    updatePatient: ({ actor, params, body }) => updatePatient(world, actor, params.id, body),
    removePatient: ({ actor, params }) => removePatient(world, actor, params.id),
    restorePatient: ({ actor, params }) => restorePatient(world, actor, params.id),
    mergePatient: ({ actor, params, body }) => mergePatient(world, actor, params.id, body.patientId),
    async keepPatientsApart({ actor, params, body }) {
      await keepPatientsApart(world, actor, params.id, body.patientId);
      return { message: 'These two entries are kept as two patients.' };
    },
    listConsents: ({ actor, params }) => listConsents(world, actor, params.id),
    recordConsent: ({ actor, params, body }) => recordConsent(world, actor, params.id, body),
    chosenProviders: ({ actor }) => chosenProviders(world, actor),
    async chooseProvider({ actor, params }) {
      await chooseProvider(world, actor, params.id);
      return { message: 'The provider has been added.' };
    },
    async leaveProvider({ actor, params }) {
      await leaveProvider(world, actor, params.id);
      return { message: 'The provider has been removed. Nothing is shared between you any more.' };
    },
  };
}
