// The forms by path and stage: the same list for everyone on that path. The plan does not choose a path.

interface Stage {
  title: string;
  /** Ids of src/content/forms.yaml; only those with a number, which a court's page or other sources confirmed. */
  forms: readonly string[];
}

export const formPaths: { path: string; title: string; stages: readonly Stage[] }[] = [
  {
    path: 'full-administration',
    title: 'Full administration',
    stages: [
      { title: 'To open the estate', forms: ['family-list', 'probate-will', 'authority'] },
      {
        title: 'After the appointment',
        forms: ['certificate-service-will', 'medicaid-certification', 'appraiser', 'inventory', 'schedule-assets'],
      },
      { title: 'To pass the house on', forms: ['transfer-application'] },
      {
        title: 'Accounts and closing',
        forms: ['account', 'waiver-account', 'extend', 'extension-notice', 'status-report'],
      },
    ],
  },
  {
    path: 'release',
    title: 'Release from administration',
    stages: [{ title: 'To ask for it', forms: ['family-list', 'release', 'medicaid-certification'] }],
  },
  {
    path: 'summary-release',
    title: 'Summary release',
    stages: [
      { title: 'To ask for it', forms: ['family-list', 'summary-release', 'medicaid-certification'] },
      { title: 'To pass the house on', forms: ['transfer-application'] },
    ],
  },
];
