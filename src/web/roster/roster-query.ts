import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { analysisRoutes } from '../../contract/analysis-routes.js';
import type {
  ConsentInput,
  MergeCandidate,
  PatientInput,
  RosterPatient,
  removedPatientSchema,
} from '../../contract/roster.js';
import { rosterRoutes } from '../../contract/roster-routes.js';
import { call } from '../kit/call.js';
import { queryKeys } from '../kit/query-keys.js';
import { wordsOf } from '../kit/request-error.js';
import { showToast } from '../kit/toast-store.js';
import { assignTexts, consentTexts, formTexts, mergeTexts, removeTexts, rosterTexts } from './texts.js';

export const PAGE_SIZE = 50;

const refused = (error: Error) => showToast({ title: rosterTexts.failed, text: wordsOf(error), failure: true });

/** One page of the roster, by name; while another is on its way the last one stays. */
export function usePatients(search: string, page: number, pageSize = PAGE_SIZE) {
  return useQuery({
    queryKey: [...queryKeys.patients, 'list', search, page, pageSize],
    queryFn: ({ signal }) => call(rosterRoutes.listPatients, { query: { search, page, pageSize }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** One patient of the roster. */
export function usePatient(id: number | null) {
  return useQuery({
    queryKey: [...queryKeys.patients, 'one', id],
    queryFn: ({ signal }) => call(rosterRoutes.getPatient, { params: { id: id ?? 0 }, signal }),
    enabled: id !== null,
  });
}

/** Links an analysis to a patient of the roster, or (null) to none. */
export function useAssignPatient(analysisId: number, onAssigned: () => void) {
  const client = useQueryClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (patientId: number | null) =>
      call(analysisRoutes.assignPatient, { params: { id: analysisId }, body: { patientId } }),
    onSuccess: async ({ patientId }) => {
      await client.invalidateQueries({ queryKey: queryKeys.analyses });
      showToast({ title: assignTexts.assigned, ...(patientId === null && { text: assignTexts.unassigned }) });
      onAssigned();
    },
    onError: (error) => showToast({ title: assignTexts.failed, text: wordsOf(error), failure: true }),
    onSettled: refresh,
  });
}

/** The counters of the roster, and how many a search finds. */
export function usePatientCounts(search: string) {
  return useQuery({
    queryKey: [...queryKeys.patients, 'counts', search],
    queryFn: ({ signal }) => call(rosterRoutes.countPatients, { query: { search }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Whatever changes the roster changes its counters, pages and suggestions. */
function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queryKeys.patients });
}

/** Adds a patient, or changes the one with `id`. */
export function useSavePatient(id: number | null, onSaved: () => void) {
  const client = useQueryClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: PatientInput) =>
      id === null
        ? call(rosterRoutes.addPatient, { body })
        : call(rosterRoutes.updatePatient, { params: { id }, body }),
    onSuccess: () => {
      showToast(id === null ? formTexts.added : formTexts.updated);
      // The name stands beside the reports, too.
      if (id !== null) void client.invalidateQueries({ queryKey: queryKeys.analyses });
      onSaved();
    },
    onError: refused,
    onSettled: refresh,
  });
}

/** What a removal did, and until when it can be undone. */
export type Removal = z.infer<typeof removedPatientSchema>;

/** Takes a patient off the roster; `onRemoved` is told what that did. */
export function useRemovePatient(onRemoved: (patient: RosterPatient, removal: Removal) => void) {
  const client = useQueryClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (patient: RosterPatient) => call(rosterRoutes.removePatient, { params: { id: patient.id } }),
    onSuccess: (removal, patient) => {
      showToast(removeTexts.removed);
      onRemoved(patient, removal);
      void client.invalidateQueries({ queryKey: queryKeys.analyses });
    },
    onError: refused,
    onSettled: refresh,
  });
}

/** Brings a patient back who was removed a moment ago. */
export function useRestorePatient(onBack: () => void) {
  const client = useQueryClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: number) => call(rosterRoutes.restorePatient, { params: { id } }),
    onSuccess: () => {
      showToast(removeTexts.back);
      onBack();
      void client.invalidateQueries({ queryKey: queryKeys.analyses });
    },
    onError: refused,
    onSettled: refresh,
  });
}

/** Pairs of entries that may be one person each. */
export function useMergeCandidates() {
  return useQuery({
    queryKey: [...queryKeys.patients, 'merge-candidates'],
    queryFn: ({ signal }) => call(rosterRoutes.mergeCandidates, { signal }),
  });
}

/** Makes one of a pair, or says that they are two people. */
export function useSettlePair() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async ({ pair: { manual, linked }, merge }: { pair: MergeCandidate; merge: boolean }) => {
      const input = { params: { id: manual.id }, body: { patientId: linked.id } };
      await (merge ? call(rosterRoutes.mergePatient, input) : call(rosterRoutes.keepPatientsApart, input));
    },
    onSuccess: (_done, { merge }) => showToast(merge ? mergeTexts.merged : mergeTexts.kept),
    onError: refused,
    onSettled: refresh,
  });
}

/** What a patient has said about calls and e-mails. */
export function useConsents(id: number) {
  return useQuery({
    queryKey: [...queryKeys.patients, 'consents', id],
    queryFn: ({ signal }) => call(rosterRoutes.listConsents, { params: { id }, signal }),
    staleTime: 0,
  });
}

/** Records a consent or its withdrawal. */
export function useRecordConsent(id: number) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: ConsentInput) => call(rosterRoutes.recordConsent, { params: { id }, body }),
    onSuccess: () => showToast(consentTexts.recorded),
    onError: refused,
    onSettled: refresh,
  });
}
