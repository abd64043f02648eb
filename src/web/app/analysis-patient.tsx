import type { AnalysisDetail } from '../../contract/analyses.js';
import { useCurrentUser } from '../kit/current-user.js';
import { PatientOf } from '../roster/patient-of.js';

/** Whom an analysis is about: for the provider whose own it is. Nothing for anyone else. */
export function AnalysisPatient({ detail }: { detail: AnalysisDetail }) {
  const user = useCurrentUser();
  if (user?.userType !== 'provider' || detail.sharedBy !== null) return null;
  return <PatientOf analysisId={detail.id} patientId={detail.patientId} />;
}
