import { isDemonstration } from './demonstration.build.ts';
import { previewBranch } from './preview-branch.build.ts';

/** The build is a preview or a demonstration: each of its pages says so, and search engines may list none of them. */
export const isPreviewOrDemo = isDemonstration || previewBranch !== undefined;
